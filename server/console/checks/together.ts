import { membersOf } from '#src/shared/values/plainObject.ts';
import { LIVE, mostSpecific, type Place, placeKey, shownIn } from '#server/content/index.ts';
import type { Destinations } from '#server/content/publish/beforePublish.ts';
import { DIALOGS, formSurface } from '#server/content/documents/surfaces.ts';
import { type Draft, documentOf, placeOfDraft } from '../drafts.ts';
import type { Work } from '../operation.ts';

export type Placed = { readonly place: Place; readonly document: object };
export const placedOf = (draft: Draft): Placed => ({ place: placeOfDraft(draft), document: draft.document });

export async function destinationsOnce(
  { trx, deps }: Pick<Work, 'trx' | 'deps'>,
  place: Place,
  all: readonly Placed[],
): Promise<Destinations> {
  const stored = await trx
    .selectFrom('layout_pointers')
    .select(['surface', 'brand', 'region', 'environment', 'hash'])
    .where('environment', 'in', [LIVE, place.environment])
    .where((eb) => eb.or([eb('surface', '=', DIALOGS), eb('surface', 'like', 'form:%')]))
    .execute();
  const coming = new Map(all.filter((each) => each.place.environment === place.environment).map((each) => [placeKey(each.place), each]));
  const pointers = [
    ...stored.filter((pointer) => !coming.has(placeKey(pointer))),
    ...[...coming].map(([key, each]) => ({ ...each.place, hash: key })),
  ];
  const shown = shownIn(place.environment, pointers);
  const find = (surface: string) =>
    mostSpecific(
      shown.filter((pointer) => pointer.surface === surface),
      place,
    );
  const dialogs = find(DIALOGS);
  const document = dialogs ? (coming.get(dialogs.hash)?.document ?? (await documentOf(trx, DIALOGS, dialogs.hash))) : {};
  return {
    hasDialog: (id) => hasNode(document, id),
    hasForm: (id) => find(formSurface(id)) !== null,
    isOffered: deps.publishing.destinations(place, deps.catalogue).isOffered,
  };
}

export const nodesIn = (document: object): Readonly<Record<string, unknown>> => ('nodes' in document ? membersOf(document.nodes) : {});
const hasNode = (document: object, id: string): boolean => Object.hasOwn(nodesIn(document), id);

export const orIn = (to: Destinations, place: Place, others: readonly Placed[]): Destinations => {
  const near = others.filter((other) => mostSpecific([{ ...other.place, hash: '' }], place) !== null);
  return {
    ...to,
    hasDialog: (id) => to.hasDialog(id) || near.some((other) => other.place.surface === DIALOGS && hasNode(other.document, id)),
    hasForm: (id) => to.hasForm(id) || near.some((other) => other.place.surface === formSurface(id)),
  };
};

export async function openBeside({ trx }: Pick<Work, 'trx'>, draft: Draft, surfaces: readonly string[]): Promise<readonly Placed[]> {
  const open = await trx
    .selectFrom('layout_drafts')
    .selectAll()
    .where('state', '=', 'open')
    .where('environment', '=', draft.environment)
    .where('id', '!=', draft.id)
    .where('surface', 'in', surfaces)
    .orderBy('saved_at')
    .execute();
  return open.map(placedOf);
}
