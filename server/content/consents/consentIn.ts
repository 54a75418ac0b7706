import { type Kysely, sql } from 'kysely';
import type { Consent } from '#server/modules/payments/withdrawals/index.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { surfaceOf } from '../documents/surfaces.ts';
import { AUTHORED } from '../publish/advance.ts';
import { LIVE } from '../publish/store.ts';
import { admit, isOfKind } from '../serve/admit.ts';
import { hashInRevision } from '../targeting/switches.ts';
import { knownWords } from './builtWords.ts';

export type ClaimedConsent = { readonly revision: string; readonly nodeId: string; readonly sentence: string; readonly label: string };
type Where = { readonly surface: string; readonly brand: string; readonly environment: string };

/** Finds a consent's text in the revision that the claim names, even if replaced. Null if no page can have shown the claimed text. */
export async function consentIn(db: Kysely<Schema>, said: ClaimedConsent, where: Where): Promise<Consent | null> {
  const { surface, brand } = where;
  const served = surfaceOf(surface);
  const revision = hashInRevision(said.revision);
  const document = await documentThatStood(db, revision, where);
  if (!served || document === null) return null;
  const nodeId = said.nodeId.split('_', 1)[0] ?? said.nodeId;
  const { nodes } = admit({ hash: revision, surface, document }, served, () => undefined);
  const content = nodes.find(({ id }) => id === nodeId)?.content;
  if (!isOfKind(content, 'PaymentConsentShelf')) return null;
  const { sentence, confirmLabel } = content.props;
  const shown = knownWords(brand).map((built) => ({ sentence: sentence ?? built.sentence, label: confirmLabel ?? built.label }));
  const words = shown.find((each) => each.sentence === said.sentence && each.label === said.label);
  return words === undefined ? null : { revision, nodeId, ...words };
}

/** Returns the revision's document. Null if it was never published for this surface and brand. */
async function documentThatStood(db: Kysely<Schema>, revision: string, { surface, brand, environment }: Where): Promise<object | null> {
  const here = sql`p.surface = r.surface AND p.brand IN ('*', ${brand}) AND p.environment IN (${LIVE}, ${environment})`;
  const { rows } = await sql<{ document: object }>`
    SELECT r.document FROM layout_revisions r WHERE r.hash = ${revision} AND r.surface = ${surface} AND (
      r.author = ${AUTHORED}
      OR EXISTS (SELECT FROM layout_pointers p WHERE p.hash = r.hash AND ${here})
      OR EXISTS (SELECT FROM layout_publications p WHERE r.hash IN (p.hash, p.previous_hash) AND ${here}))`.execute(db);
  return rows[0]?.document ?? null;
}
