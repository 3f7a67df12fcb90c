/** JSON Schema (2020-12, as zod writes it) laid out as rows of fields, and as a smallest example. */
import type { FieldDoc } from './describe-operation.ts';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Numbers zod writes for "any whole number" say nothing to a reader. */
const LARGEST = Number.MAX_SAFE_INTEGER;
const VALUES_MAX = 12;
const PATTERN_WORDS: Readonly<Record<string, string>> = { '\\S': 'not blank' };

/** Rows in the order of the schema, nested fields after the one that holds them. */
export function fieldsOf(schema: JsonSchema, prefix = ''): FieldDoc[] {
  const variants = choicesOf(schema).filter((choice) => choice.type !== 'null');
  if (schema.properties === undefined && variants.length > 0) return fieldsOfVariants(variants, prefix);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const row: FieldDoc = {
      name: path,
      type: typeOf(field),
      required: schema.required?.includes(name) ?? false,
      rules: rulesOf(field),
      values: valuesOf(field),
    };
    return [row, ...inside(field, path)];
  });
}

/** Fields of each of several shapes, a field that several have once. */
function fieldsOfVariants(variants: readonly JsonSchema[], prefix: string): FieldDoc[] {
  const rows = new Map<string, FieldDoc>();
  for (const variant of variants)
    for (const row of fieldsOf(variant, prefix)) {
      const known = rows.get(row.name);
      rows.set(
        row.name,
        known === undefined
          ? { ...row, required: row.required && variants.length === 1 }
          : { ...known, values: [...new Set([...known.values, ...row.values])] },
      );
    }
  return [...rows.values()];
}

function inside(field: JsonSchema, path: string): FieldDoc[] {
  const [only = field] = choicesOf(field).filter((choice) => choice.type !== 'null');
  const solid = choicesOf(field).length > 0 ? only : field;
  if (solid.type === 'array' && solid.items !== undefined) return fieldsOf(solid.items, `${path}[]`);
  return solid.properties === undefined ? [] : fieldsOf(solid, path);
}

const choicesOf = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [];

function typeOf(schema: JsonSchema): string {
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return 'enum';
  if (schema.type === 'array') return `${schema.items === undefined ? 'any' : typeOf(schema.items)}[]`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

function valuesOf(schema: JsonSchema): string[] {
  const values = [
    schema,
    ...choicesOf(schema),
    ...(schema.items === undefined ? [] : [schema.items]),
  ].flatMap((one) => [...(one.enum ?? []), ...(one.const === undefined ? [] : [one.const])]);
  return values.slice(0, VALUES_MAX).map(String);
}

function rulesOf(schema: JsonSchema): string[] {
  const solid = choicesOf(schema).find((choice) => choice.type !== 'null') ?? schema;
  const range = (from: number | undefined, to: number | undefined, unit: string): string[] => {
    const [low, high] = [from === -LARGEST ? undefined : from, to === LARGEST ? undefined : to];
    if (low === undefined && high === undefined) return [];
    return [
      `${low ?? ''}${high === undefined ? ' or more' : low === undefined ? `at most ${high}` : `–${high}`}${unit}`,
    ];
  };
  return [
    ...range(solid.minimum, solid.maximum, ''),
    ...range(solid.minLength, solid.maxLength, ' chars'),
    ...range(solid.minItems, solid.maxItems, ' items'),
    ...(solid.format === undefined ? [] : [solid.format]),
    ...(solid.pattern === undefined || solid.format !== undefined
      ? []
      : [PATTERN_WORDS[solid.pattern] ?? solid.pattern]),
  ];
}

/** The smallest value that shows the shape: required fields only, ids and texts to be filled in. */
export function exampleOf(schema: JsonSchema): unknown {
  const [first] = choicesOf(schema);
  if (first !== undefined) return exampleOf(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, field]) => [name, exampleOf(field)]),
      );
    case 'array':
      return (schema.minItems ?? 0) > 0 && schema.items !== undefined ? [exampleOf(schema.items)] : [];
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0);
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return idPrefix(schema.pattern);
  }
}

/** `ast_` of `^ast_n?[0-9a-f]{20}$`, so that the reader knows which id goes there. */
function idPrefix(pattern: string | undefined): string {
  return /^\^([a-z]{3}_)/.exec(pattern ?? '')?.[1] ?? '';
}
