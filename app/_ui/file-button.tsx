import { type ComponentProps, useRef } from "react";
import { Button } from "./button";

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, "onPress"> {
  /** Media types and endings, as `accept` of an input takes them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/**
 * A button that opens the choice of one file, unless it is off: a `FileTrigger` opens it all the same, as it answers every
 * press of what stands in it.
 */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that the same file can be chosen again.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
