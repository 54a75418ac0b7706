import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameGamePush, type SameGamePush, USUAL_PUSH } from '#src/lib/sameGame/push.ts';

export type BrandsFound = {
  readonly brands: readonly string[];
  readonly defaultBrand: string;
  /** How a brand settles picks of one game, by brand. */
  readonly sameGamePushes: Readonly<Record<string, SameGamePush>>;
};

/** The brands there are: the folders of `brands/`, and by what rules each settles (`house.json`). The server knows no other thing about them. */
export function listBrands(root: string): BrandsFound {
  const folder = join(root, 'brands');
  const brands = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  const named = (JSON.parse(readFileSync(join(folder, 'default.json'), 'utf8')) as { readonly brand?: unknown }).brand;
  const first = brands[0];
  if (first === undefined) throw new Error(`No brand found: ${folder} has no folder`);
  const sameGamePushes = Object.fromEntries(brands.map((brand) => [brand, sameGamePushIn(join(folder, brand, 'house.json'))]));
  return { brands, sameGamePushes, defaultBrand: typeof named === 'string' && brands.includes(named) ? named : first };
}

/** Throws for a rule that there is not: bets are settled by it. */
function sameGamePushIn(file: string): SameGamePush {
  if (!existsSync(file)) return USUAL_PUSH;
  const { sameGamePush } = JSON.parse(readFileSync(file, 'utf8')) as { readonly sameGamePush?: unknown };
  if (sameGamePush === undefined) return USUAL_PUSH;
  if (!isSameGamePush(sameGamePush)) throw new Error(`${file}: sameGamePush is ${JSON.stringify(sameGamePush)}, which is no rule`);
  return sameGamePush;
}

/** The brand a host names (`<brand>.localhost`, `www.<brand>.example`), or the default. */
export function brandOfHost(host: string | undefined, brands: readonly string[], defaultBrand: string): string {
  const labels = (host ?? '').toLowerCase().replace(/:\d+$/, '').split('.');
  return labels.find((label) => brands.includes(label)) ?? defaultBrand;
}
