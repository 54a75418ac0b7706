import { readFileSync } from 'node:fs';
import { entriesOf, hasTexts, membersOf } from '#src/shared/values/plainObject.ts';
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { brandFolders, ROOT } from './brandFolders.ts';
import { documentOf, page, write } from './write.ts';

const slugOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function columnsOf(brand: string) {
  const path = `brands/${brand}/footer.json`;
  return entriesOf(JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'))).map((column) => {
    if (!hasTexts(column, ['title'])) throw new Error(`${path}: a column has no title`);
    const links = entriesOf(membersOf(column)['links']).map((link) => {
      if (hasTexts(link, ['label', 'href'])) return { id: slugOf(link.label), label: link.label, deepLink: page(link.href) };
      throw new Error(`${path}: a link of ${column.title} lacks label or href`);
    });
    return { title: column.title, links };
  });
}

const footerOf = (brand: string): AuthoredDocument =>
  documentOf('footer', null, [
    ...columnsOf(brand).map((column) =>
      write('LinkColumnShelf', slugOf(column.title), column, { trackingId: `footer.${slugOf(column.title)}` }),
    ),
    write(
      'StoreLinksShelf',
      'apps',
      {
        apps: [
          { platform: 'ios', label: 'iPhone and iPad' },
          { platform: 'android', label: 'Android' },
        ],
        withoutStore: { kind: 'ModalDeepLink', dialogId: 'home-screen' },
      },
      { trackingId: 'footer.apps' },
    ),
  ]);

export const footer = footerOf(brandFolders.defaultBrand);

export const footersOfBrands = brandFolders.brands
  .filter((brand) => brand !== brandFolders.defaultBrand)
  .map((brand) => ({ document: footerOf(brand), brand, region: '*' }));
