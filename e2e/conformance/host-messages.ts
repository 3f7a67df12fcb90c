/** What the conformance page, its worker and the process that drives them say to each other. */

export interface HostKeys {
  readonly apiKey: string;
  readonly ownerToken: string;
  readonly readOnlyKey: string;
  readonly noSpendKey: string;
  readonly strangerKey: string;
}

/** A request as text, because that is all that can be handed into a page. Bodies are base64. */
export interface CarriedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

export interface CarriedResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

export interface ConformanceHost {
  readonly keys: HostKeys;
  call(request: CarriedRequest): Promise<CarriedResponse>;
}
