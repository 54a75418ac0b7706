import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentNode } from 'graphql';
import { listBrands } from '#server/platform/config/brands.ts';
import { authoredTypes, readSchemaFile } from './codegen/authored.ts';
import type { KindMap } from './codegen/capabilities.ts';
import { persistedDocuments } from './codegen/documents.ts';
import { familyFragments } from './codegen/families.ts';
import { landBuild } from './codegen/landing.ts';
import { kindList } from './codegen/kindList.ts';
import { type Output, settle } from './codegen/output.ts';
import { pages } from './codegen/pages.ts';
import { priceShapes } from './codegen/priceShapes.ts';
import { type Family, familyNames, kindsOf, readSdl, sdlOf } from './codegen/sdl.ts';
import { typesFromGraphql } from './codegen/types.ts';
import { filesUnder, ROOT } from './files.ts';
import { cataloguePath, localesOf, readCatalogues, renewed, staleWords, textsOf } from './words/catalogue.ts';

/** With `--check`, writes nothing and fails if a file is outdated. */
const isCheck = process.argv.includes('--check');
/** With `--land`, makes the current SDL the compatibility baseline and records the build at HEAD. */
const isLanding = process.argv.includes('--land');
const REMEDY = 'Run `npm run codegen` and commit what it writes.';
const schema = readSdl(ROOT);
const settled = (outputs: readonly Output[]): readonly string[] => settle(outputs, ROOT, isCheck);

/** Generated first, because the other generators read these files. */
const lists = (): readonly Output[] => [
  { path: 'src/gql/families.graphql', text: familyFragments(schema) },
  { path: 'server/kinds/generated/kinds.ts', text: kindList(kindsOf(schema), filesUnder('server/kinds', '.ts')) },
  { path: 'server/api/socket/generated/priceShapes.ts', text: priceShapes(schema) },
];

async function authored(): Promise<readonly Output[]> {
  const files = filesUnder('schemas/json', '.schema.json').map((path) => readSchemaFile(join(ROOT, path)));
  const kinds = kindsOf(schema).map(({ type }) => type);
  return [{ path: 'server/contract/generated/authored.ts', text: await authoredTypes(files, kinds) }];
}

async function documents(): Promise<readonly Output[]> {
  const generated: Readonly<Record<string, unknown>> = await import('#src/gql/graphql.ts');
  const { texts, hashes } = await persistedDocuments(Object.values(generated).filter(isDocument));
  const list = Object.entries(hashes).map(([name, hash]) => `  ${name}: '${hash}',`);
  return [
    { path: 'src/gql/persistedDocuments.json', text: `${JSON.stringify(texts, null, 2)}\n` },
    {
      path: 'src/gql/documentHashes.ts',
      text: `/** SHA-256 of the text of each operation, as the client sends it. Written by \`npm run codegen\`; do not edit. */\nexport const documentHashes: Readonly<Record<string, string>> = {\n${list.join('\n')}\n};\n`,
    },
  ];
}

async function capabilities(): Promise<readonly Output[]> {
  const { capabilitiesOf } = await import('./codegen/capabilities.ts');
  const { kinds } = await import('#server/kinds/index.ts');
  const versions: Readonly<Record<string, { readonly versions: { readonly current: number } }>> = kinds;
  const families = familyNames.filter((family) => existsSync(join(ROOT, 'registry', family, 'index.ts')));
  const maps = await Promise.all(families.map(registryOf));
  // Links and actions get version 1, because they have no versions.
  const { hash, ...manifest } = capabilitiesOf(maps, (kind) => versions[kind]?.versions.current ?? 1);
  return [
    { path: 'src/gql/capabilities.json', text: `${JSON.stringify({ build: hash, ...manifest }, null, 2)}\n` },
    {
      path: 'src/gql/capabilities.ts',
      text: `/** What this build can draw, as the client tells the server. Written by \`npm run codegen\`; do not edit. */\nexport const capabilitiesHash = '${hash}';\n`,
    },
  ];
}

/** Generates the console's operations as JSON, because the client must not import the server. */
async function consoleOperations(): Promise<readonly Output[]> {
  const { operations } = await import('#server/console/operations/index.ts');
  const listed = Object.entries(operations).map(([name, { about, roles, isRead, input }]) => ({ name, about, roles, isRead, input }));
  const permissions = listed.map(({ name, roles, isRead }) => ({ name, roles, isRead }));
  return [
    { path: 'src/gql/consoleOperations.json', text: `${JSON.stringify(listed, null, 2)}\n` },
    { path: 'src/gql/consolePermissions.json', text: `${JSON.stringify(permissions, null, 2)}\n` },
  ];
}

function catalogues(): readonly Output[] {
  const texts = textsOf().map(({ text }) => text);
  return listBrands(ROOT).brands.flatMap((brand) =>
    localesOf(brand).map((locale) => {
      const catalogue = readCatalogues(ROOT, locale).get(brand);
      if (!catalogue) throw new Error(`${cataloguePath(brand, locale)} could not be read`);
      const now = renewed(catalogue, texts);
      for (const stale of staleWords(brand, now)) console.error(stale);
      return { path: cataloguePath(brand, locale), text: `${JSON.stringify(now, null, 2)}\n` };
    }),
  );
}

/** Throws if the family's index does not export its kinds. */
async function registryOf(family: Family): Promise<KindMap> {
  const module = (await import(`#registry/${family}/index.ts`)) as Readonly<Record<string, KindMap>>;
  const map = module[family];
  if (map === undefined) throw new Error(`registry/${family}/index.ts exports no ${family}`);
  return map;
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Document';
}

// Runs in steps, because each reads files that the previous one wrote.
let stale = settled(lists());
if (stale.length === 0) stale = [...settled(await typesFromGraphql(sdlOf(ROOT)[1], kindsOf(schema))), ...settled(await authored())];
if (stale.length === 0)
  stale = [
    ...settled(await documents()),
    ...settled(await capabilities()),
    ...settled(await consoleOperations()),
    ...settled(catalogues()),
    ...settled(pages(ROOT)),
  ];
if (stale.length > 0) {
  console.error(`Not reproduced: ${stale.join(', ')}. ${REMEDY}`);
  process.exitCode = 1;
}
if (isLanding && !isCheck) {
  copyFileSync(join(ROOT, 'server/kinds/generated/schema.graphql'), join(ROOT, 'schemas/landed.graphql'));
  await landBuild();
}
