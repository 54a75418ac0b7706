import { TITLE_MAX } from '#src/shared/console/limits.ts';
import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { keysOf } from '#src/shared/values/isKeyOf.ts';
import { addLegalVersion, callOff, hashOfText, lockLegal, readLegalVersions } from '#server/modules/legal/index.ts';
import { callOffRefusal, EVERYWHERE, refusalOf } from '#server/modules/legal/rules/index.ts';
import { regions } from '#server/platform/regions/regions.ts';
import { matching, nullable, oneOf, place, reason, text, whole } from '../fields.ts';
import { EVERYBODY, reading, writing } from '../operation.ts';
import { Refused } from '../refusal.ts';

const MOST_WORDS = 60_000;

const brand = matching('Id of a brand.', '^[a-z0-9-]{1,40}$');
const document = oneOf('Legal document.', keysOf(legalDocuments));

export const legalOperations = {
  listLegalVersions: reading({
    about: 'Lists all versions of a brand’s legal document with their effective times, newest first.',
    roles: EVERYBODY,
    signatures: 'none',
    input: { brand, document },
    run: async ({ trx }, asked) => {
      const known = await readLegalVersions(trx, asked.brand);
      const versions = known
        .filter((each) => each.document === asked.document)
        .map(({ holdsFrom, publishedAt, ...each }) => ({
          ...each,
          holdsFrom: holdsFrom?.toISOString() ?? null,
          publishedAt: publishedAt.toISOString(),
        }))
        .toReversed();
      return { value: { versions } };
    },
  }),

  publishLegalVersion: writing({
    about:
      'Publishes a new version of a legal document for a brand and a region or everywhere, effective now or later. An effective version is never changed or removed; publish an earlier text as the next version to return to it.',
    roles: ['compliance'],
    signatures: 'none',
    input: {
      brand,
      region: place.region,
      document,
      title: text('Heading.', TITLE_MAX),
      body: text('Text; an empty line separates paragraphs, and {brand} becomes the brand’s name.', MOST_WORDS),
      holdsFrom: nullable(
        matching('Effective time in UTC; null for now.', '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{3})?)?Z$'),
      ),
      change: oneOf('Whether the change is material to what players agreed to.', ['material', 'editorial']),
      reason,
    },
    run: async ({ trx, operator, now, deps, afterCommit }, { reason: why, holdsFrom: asked, change, ...wish }) => {
      const holdsFrom = asked === null ? now : new Date(asked);
      if (Number.isNaN(holdsFrom.getTime())) throw new Refused('input', 'This time is not valid.');
      if (!deps.config.brands.includes(wish.brand)) throw new Refused('input', 'This brand does not exist.');
      if (wish.region !== EVERYWHERE && !regions.some(({ code, country }) => code === wish.region || country === wish.region))
        throw new Refused('input', 'This region does not exist.');
      if (wish.title.trim() === '' || wish.body.trim() === '') throw new Refused('input', 'Enter a title and a text.');
      await lockLegal(trx);
      const refusal = refusalOf(await readLegalVersions(trx, wish.brand), { ...wish, holdsFrom }, now);
      if (refusal !== null) throw new Refused('input', refusal);
      const version = await addLegalVersion(
        trx,
        { ...wish, holdsFrom, isMaterial: change === 'material' },
        { by: operator.email, at: now },
      );
      const hash = hashOfText(wish);
      const { body: _body, ...told } = wish;
      afterCommit(deps.publishing.switched);
      return {
        value: { version, hash },
        subject: `legal:${wish.brand}/${wish.document}`,
        detail: { ...told, change, version, hash, holdsFrom: holdsFrom.toISOString(), reason: why },
      };
    },
  }),

  callOffLegalVersion: writing({
    about: 'Cancels a planned version of a legal document before it takes effect. The previous version stays in effect.',
    roles: ['compliance'],
    signatures: 'none',
    input: { brand, document, version: whole('Number of the version.', 1, 1_000_000), reason },
    run: async ({ trx, now, deps, afterCommit }, { reason: why, ...asked }) => {
      await lockLegal(trx);
      const known = await readLegalVersions(trx, asked.brand);
      const found = known.find(({ document: other, version }) => other === asked.document && version === asked.version);
      const refusal = callOffRefusal(found, now);
      if (refusal !== null) throw new Refused('input', refusal);
      await callOff(trx, asked);
      afterCommit(deps.publishing.switched);
      return {
        value: { version: asked.version },
        subject: `legal:${asked.brand}/${asked.document}`,
        detail: { ...asked, region: found?.region, hash: found?.hash, holdsFrom: found?.holdsFrom?.toISOString(), reason: why },
      };
    },
  }),
} as const;
