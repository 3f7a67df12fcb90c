/** Seals secrets of accounts with what only the operator has, so that rows alone give none away. */
export interface Sealer {
  /** @param purpose for what and whom: it opens for that alone */
  seal(secret: string, purpose: string): Promise<string>;
  /** null for what was sealed otherwise, or for another purpose. */
  open(sealed: string, purpose: string): Promise<string | null>;
}
