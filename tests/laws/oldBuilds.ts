import { createHash } from 'node:crypto';
import { type GraphQLSchema, parse, validate } from 'graphql';
import type { Landed } from '../../scripts/codegen/landing.ts';
import type { Violation } from './tree.ts';

/** Finds operations that open pages of a released build may send but this server cannot run. */
export function lostOperations({ builds, texts }: Landed, schema: GraphQLSchema): readonly Violation[] {
  const lost = builds.flatMap(({ build, operations }) =>
    operations
      .filter((hash) => texts[hash] === undefined || createHash('sha256').update(texts[hash]).digest('hex') !== hash)
      .map((hash) => ({ path: 'schemas/landed', message: `${hash} of build ${build} is not kept with its text.` })),
  );
  const broken = Object.values(texts).flatMap((text) =>
    validate(schema, parse(text)).map(({ message }) => ({
      path: 'schemas/graphql',
      message: `${nameOf(text)}, which a landed build sends: ${message} Deprecate instead.`,
    })),
  );
  return [...lost, ...broken];
}

/** Finds released builds that send the consent texts of a withdrawal if the server has no copy of their texts. */
export function lostConsents({ builds, texts, consents }: Landed, brands: readonly string[]): readonly Violation[] {
  const sending = builds.filter(({ operations }) => operations.some((hash) => texts[hash]?.includes('PaymentConsentInput') === true));
  return sending.flatMap(({ build }) =>
    brands
      .filter((brand) => consents[build]?.[brand] === undefined)
      .map((brand) => ({ path: 'schemas/landed', message: `Consent texts of build ${build} on ${brand} are not kept.` })),
  );
}

const nameOf = (text: string): string => /^\w+ (\w+)/.exec(text)?.[1] ?? 'An operation';
