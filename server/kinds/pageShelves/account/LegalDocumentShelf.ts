import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const LegalDocumentShelf: Kind<'LegalDocumentShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    versionLabel: 'Version {version}',
    sinceLabel: 'effective {time}',
    pastLabel: 'Read the current version',
    missingTitle: 'Version not found',
    missingText: 'The link may be incomplete.',
  }),
  needs: { address: 'legalAddress' },
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('versionLabel', 'sinceLabel', 'pastLabel', 'missingTitle', 'missingText'),
    shown: async ({ data }, _, { deps, viewer }) => {
      const address = await data.load('address', 'legalAddress');
      const found = address && deps.layouts.legalText(viewer, address.document, address.version);
      if (!found) return null;
      const { document, version, title, body, holdsFrom, isInForce } = found;
      return { __typename: 'LegalText', document, version, title, body, holdsFrom: holdsFrom?.toISOString() ?? null, isInForce };
    },
  },
};
