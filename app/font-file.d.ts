declare module "*.woff2" {
  /** The font file's address on the built site. */
  const href: string;
  export default href;
}
