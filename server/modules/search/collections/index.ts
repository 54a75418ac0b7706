import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Collection } from './collection.ts';
import { competitionCollection } from './competitionCollection.ts';
import { promotionCollectionOf } from './promotionCollection.ts';

export { type Collection, type CollectionPage, pageOf } from './collection.ts';
export { competitionCollection } from './competitionCollection.ts';
export { promotionCollection } from './promotionCollection.ts';

export function collectionOf(id: string, catalogue: Catalogue): Collection | null {
  const promotions = promotionCollectionOf(id);
  if (promotions !== null) return promotions;
  const competitionId = /^competition\.([a-z0-9-]{1,64})$/.exec(id)?.[1];
  return competitionId !== undefined && catalogue.competition(competitionId) ? competitionCollection(competitionId) : null;
}
