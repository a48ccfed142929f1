import Link from "next/link";

interface WordmarkProps {
  readonly label: string;
}

/** The folded map and the name, leading to the front page. */
export function Wordmark({ label }: WordmarkProps) {
  return (
    <Link className="wordmark" href="/" prefetch={false} aria-label={label}>
      <svg
        viewBox="0 0 22 22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
      >
        <path d="M1.5 4l6-2 7 2 6-2v16l-6 2-7-2-6 2V4Z" />
        <path d="M7.5 2v16M14.5 4v16" opacity=".45" />
        <path d="M9.2 7h3.6M9.2 8.2h3.6" strokeWidth="1.5" />
        <path d="M9.2 13.5h3.6v1.8H9.2z" />
      </svg>
      <span>Grundlag</span>
    </Link>
  );
}
