/** Texts with their values in braces, such as `{name} has {count} rows.` */

export type NamesIn<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export function fillValues(template: string, textOf: (name: string) => string): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => textOf(name));
}
