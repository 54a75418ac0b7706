import { t } from '#src/shared/text/t.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import { firstVersion, type Kind } from '../../define.ts';
import type { KindContext } from '../../context.ts';

const helplineOf = ({ viewer }: KindContext) =>
  regionOfCode(viewer.addressRegion)?.helpline ?? { text: t`Gambling problem? Call 1-800-GAMBLER.`, phone: '1-800-GAMBLER' };

export const HelplineShelf: Kind<'HelplineShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({}),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    text: (_, __, context) => helplineOf(context).text,
    phone: (_, __, context) => helplineOf(context).phone,
  },
};
