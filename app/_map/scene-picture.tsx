import { drawScene, type SceneDrawing } from "@/lib/domain/table/drawing/draw-scene";
import { type SvgNode, svgTexts } from "@/lib/domain/table/drawing/svg-node";
import type { Scene } from "@/lib/domain/table/scene";
import { reactAttributes } from "./svg-element";

interface ScenePictureProps
  extends Pick<SceneDrawing, "size" | "layers" | "below" | "over" | "idPrefix"> {
  readonly scene: Scene;
  /** The text alternative. */
  readonly label: string;
  readonly className?: string;
}

/** A scene in the page's colours, drawn on the server without any client script. */
export function ScenePicture({ scene, label, className, ...rest }: ScenePictureProps) {
  const { attributes, inside } = drawn(scene, { palette: "variables", ...rest });
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      {...reactAttributes(attributes)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, whose texts `svgTexts` has escaped
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}

interface Drawn {
  readonly attributes: SvgNode["attributes"];
  /** As text, since thousands of elements would each be created, rendered and sent twice. */
  readonly inside: string;
}

/** Pictures cached for as long as the scene exists. */
const pictures = new WeakMap<Scene, Map<string, Drawn>>();

function drawn(scene: Scene, drawing: SceneDrawing): Drawn {
  const known = pictures.get(scene) ?? new Map<string, Drawn>();
  pictures.set(scene, known);
  const key = JSON.stringify(drawing);
  const picture = known.get(key) ?? draw(scene, drawing);
  known.set(key, picture);
  return picture;
}

function draw(scene: Scene, drawing: SceneDrawing): Drawn {
  const { attributes, children } = drawScene(scene, drawing);
  return { attributes, inside: svgTexts(children) };
}
