import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Destinations } from './links.ts';
import type { Published } from '../publish/published.ts';
import { isAddress, matchRoute } from './routes.ts';
import { subjectOf, throughJackpot } from './subject.ts';
import { DIALOGS, formSurface } from './surfaces.ts';

export function destinationsOf(
  published: Published,
  where: { readonly brand: string; readonly region: string },
  catalogue: Catalogue,
): Destinations {
  return {
    hasDialog: (id) => published.find(DIALOGS, where)?.nodes.some((node) => node.id === id) ?? false,
    hasForm: (id) => published.find(formSurface(id), where) !== null,
    isOffered: (path) => {
      const route = matchRoute(path);
      return route === null ? isAddress(path) : subjectOf(throughJackpot(route, catalogue), catalogue) !== null;
    },
  };
}
