import { asAuthored, type Kind, firstVersion } from '../../define.ts';

const PAGE_SIZE = 12;

export const CollectionShelf: Kind<'CollectionShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Promotions', filters: ['casino'], emptyTitle: 'Nothing here', emptyText: 'Come back later.' }),
  needs: { list: 'collection' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    collectionId: async ({ data }) => (await data.load('list', 'collection'))?.id ?? '',
    filters: async ({ props, data }) => {
      const labels = (await data.load('list', 'collection'))?.filters ?? {};
      return props.filters.flatMap((id) => {
        const label = Object.hasOwn(labels, id) ? labels[id] : undefined;
        return label === undefined ? [] : [{ __typename: 'CollectionFilter' as const, id, label }];
      });
    },
    pageSize: ({ props }) => props.pageSize ?? PAGE_SIZE,
    ...asAuthored('emptyTitle', 'emptyText'),
    page: async ({ props, data }) => (await data.load('list', 'collection'))?.firstPage(props.pageSize ?? PAGE_SIZE) ?? null,
  },
};
