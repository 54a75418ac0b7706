import { readFileSync } from 'node:fs';
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { linksIn } from '../documents/links.ts';
import { responsibleGaming } from './responsibleGaming.ts';
import { ROOT } from './brandFolders.ts';
import { documentOf, draftsOf } from './write.ts';

/** Reads a document without checking it, because tests check all. Throws if the file is missing. */
export const stored = (name: string): AuthoredDocument =>
  JSON.parse(readFileSync(new URL(`server/content/authored/documents/${name}.json`, ROOT), 'utf8')) as AuthoredDocument;

export function storedPage(name: string): AuthoredDocument {
  const document = stored(name);
  const hasGuide = linksIn(document.nodes, '').some(({ link }) => link.kind === 'FormDeepLink' && link.formId === 'responsible-gaming');
  return documentOf(document.surface, document.title ?? null, [...draftsOf(document), ...responsibleGaming({ hasGuide })]);
}
