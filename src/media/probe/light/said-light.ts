/** What a container says of the light of an HDR film, nits; null for what it does not say. */
export interface SaidLight {
  /** MaxCLL: of the brightest sample of the film. */
  readonly contentNits: number | null;
  /** Of the display the film was made on. */
  readonly displayNits: number | null;
}
