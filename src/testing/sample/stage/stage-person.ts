/** How the two people of the sample look. */

export interface PersonLook {
  readonly skin: string;
  readonly skinShade: string;
  readonly skinLight: string;
  readonly lips: string;
  readonly hair: string;
  readonly hairLight: string;
  readonly iris: string;
  readonly top: string;
  readonly topShade: string;
  readonly under: string;
  readonly kind: 'curly' | 'bearded';
}

export const MARA: PersonLook = {
  skin: '#c98a62',
  skinShade: '#a5643f',
  skinLight: '#e3ab82',
  lips: '#a2453f',
  hair: '#2e1b22',
  hairLight: '#57343a',
  iris: '#4b2c1c',
  top: '#e2a332',
  topShade: '#b87a1c',
  under: '#f3e6cf',
  kind: 'curly',
};

export const THEO: PersonLook = {
  skin: '#f0c3a0',
  skinShade: '#cf9470',
  skinLight: '#fbdcc2',
  lips: '#b8675a',
  hair: '#6a3b24',
  hairLight: '#8f5534',
  iris: '#3c6a78',
  top: '#2f6f73',
  topShade: '#1e4d52',
  under: '#e9e2d5',
  kind: 'bearded',
};

export interface PersonPose {
  readonly mouthOpen: number;
  readonly mouthSpread: number;
  /** 0 shut, 1 open. */
  readonly eyes: number;
  /** -1 looks to the left of the picture, 1 to the right. */
  readonly turn: number;
  /** Radians. */
  readonly tilt: number;
  /** Down is positive, in head units. */
  readonly nod: number;
  /** Lifted by emphasis, 0 to 1. */
  readonly brows: number;
}
