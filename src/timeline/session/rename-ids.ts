/** Things made here get their lasting ids from the service: the same edit twice, compared place by place. */
import type { Edit } from '../model/edit.ts';
import type { EditOperation } from '../model/edit-operation.ts';

type Names = ReadonlyMap<string, string>;

/** From the ids of one edit to those of another that is the same but for ids; empty where it is not the same. */
export function idsByPosition(made: Edit, saved: Edit): Names {
  const names = new Map<string, string>();
  for (const list of ['segments', 'texts', 'broll', 'audio'] as const) {
    const [here, there] = [made[list] ?? [], saved[list] ?? []];
    if (here.length !== there.length) return new Map();
    here.forEach(({ id }, at) => {
      const lasting = there[at]?.id;
      if (lasting !== undefined && lasting !== id) names.set(id, lasting);
    });
  }
  return names;
}

export function renamedEdit(edit: Edit, names: Names): Edit {
  if (names.size === 0) return edit;
  const rename = <Item extends { readonly id: string }>(item: Item): Item => {
    const id = names.get(item.id);
    return id === undefined ? item : { ...item, id };
  };
  return {
    ...edit,
    segments: edit.segments.map(rename),
    texts: edit.texts.map(rename),
    broll: edit.broll.map(rename),
    ...(edit.audio === undefined ? {} : { audio: edit.audio.map(rename) }),
  };
}

export function renamedOperation(operation: EditOperation, names: Names): EditOperation {
  const renamed = (id: string): string => names.get(id) ?? id;
  if ('segmentId' in operation) return { ...operation, segmentId: renamed(operation.segmentId) };
  if ('segmentIds' in operation) return { ...operation, segmentIds: operation.segmentIds.map(renamed) };
  if ('textId' in operation) return { ...operation, textId: renamed(operation.textId) };
  if ('brollId' in operation) return { ...operation, brollId: renamed(operation.brollId) };
  if ('audioId' in operation) return { ...operation, audioId: renamed(operation.audioId) };
  return operation;
}

/** What something was called when it was made here: the same before and after the service has named it. */
export function firstNameOf(id: string, names: Names): string {
  for (const [first, lasting] of names) if (lasting === id) return first;
  return id;
}
