/** Values for a JSON schema as the OpenAPI document has it: mostly fitting, at times at a border or hostile. */
import fc from 'fast-check';
import { TALK_SRT } from '../made-video.ts';
import { hostileJson, hostileName, hostileText } from './hostile-values.ts';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Ids of things that exist, by what they begin with. */
export type KnownIds = (prefix: string) => readonly string[];

const LARGEST_LIST = 6;
/** Texts of this length name something: a voice, a part of an edit. */
const NAME_CHARS = 80;

export function valueFor(schema: JsonSchema, known: KnownIds): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fitting(schema, known), weight: 40 },
    { arbitrary: atBorder(schema), weight: 1 },
    { arbitrary: hostileJson, weight: 1 },
  );
}

function fitting(schema: JsonSchema, known: KnownIds): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return fc.oneof(...options.map((option) => fitting(option, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array': {
      const { minItems: minLength = 0, maxItems = LARGEST_LIST } = schema;
      const maxLength = Math.max(minLength, Math.min(maxItems, LARGEST_LIST));
      return fc.array(valueFor(schema.items ?? {}, known), { minLength, maxLength });
    }
    case 'string':
      return textOf(schema, known);
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? 0, max: Math.max(schema.minimum ?? 0, 3) }),
        fc.integer({
          min: schema.minimum ?? 0,
          max: Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 12, 2 ** 31 - 1)),
        }),
        fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 2 ** 31 - 1, 2 ** 31 - 1) }),
      );
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 60, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostileJson;
  }
}

/** Required fields are rarely missing, and rarely is one too many there. */
function objectOf(schema: JsonSchema, known: KnownIds): fc.Arbitrary<object> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const weight = schema.required?.includes(name) === true ? 30 : 1;
    const value = valueFor(field, known).map((given) => [[name, given]] as const);
    return fc.oneof({ arbitrary: value, weight }, { arbitrary: fc.constant([]), weight: 1 });
  });
  const extra = fc.oneof(
    { arbitrary: fc.constant([]), weight: 20 },
    { arbitrary: fc.tuple(hostileName, hostileJson).map((entry) => [entry] as const), weight: 1 },
  );
  // fromEntries gives `__proto__` as a field of its own, as JSON.parse does.
  return fc.tuple(extra, ...fields).map((entries) => Object.fromEntries(entries.flat()));
}

function textOf(schema: JsonSchema, known: KnownIds): fc.Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = 200 } = schema;
  const prefix = /^\^([a-z]{3}_)/.exec(pattern ?? '')?.[1];
  if (prefix !== undefined) {
    const ids = known(prefix);
    const made = fc.stringMatching(new RegExp(pattern ?? ''));
    return ids.length === 0 ? made : fc.oneof({ arbitrary: fc.constantFrom(...ids), weight: 5 }, made);
  }
  if (schema.format === 'uri') return fc.webUrl();
  const words = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  });
  const name = fc.oneof(fc.constant('en-grace'), fc.constantFrom(...known('')));
  const usual =
    maxLength === NAME_CHARS ? name : schema.maxLength === undefined ? fc.constant(TALK_SRT) : words;
  return fc.oneof(
    { arbitrary: usual, weight: 8 },
    { arbitrary: words, weight: 2 },
    { arbitrary: hostileText, weight: 1 },
  );
}

function atBorder(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minimum, maximum, maxLength, maxItems, minItems } = schema;
  const values: unknown[] = [];
  for (const [border, outwards] of [
    [minimum, -1],
    [maximum, 1],
  ] as const)
    if (border !== undefined) values.push(border, border + outwards, border + outwards * 0.5);
  if (maxLength !== undefined)
    values.push('x'.repeat(maxLength), 'x'.repeat(maxLength + 1), '\u{1F600}'.repeat(maxLength));
  for (const length of [minItems, maxItems])
    if (length !== undefined) values.push(Array.from({ length: length + 1 }, () => null));
  return values.length === 0 ? hostileJson : fc.constantFrom(...values);
}
