import { authored } from '../authored/index.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';

type Where = { readonly surface: string; readonly brand: string; readonly region: string };

const keyOf = ({ surface, brand, region }: Where): string => JSON.stringify([surface, brand, region]);
let hashes: ReadonlyMap<string, string> | null = null;

export function hashOfBuild(where: Where): string | null {
  hashes ??= new Map(
    authored.map(({ document, brand, region }) => [keyOf({ surface: document.surface, brand, region }), contentHash(document)]),
  );
  return hashes.get(keyOf(where)) ?? null;
}
