import type { FragmentType } from '@apollo/client';
import type { SeparatorFragment } from '#src/gql/graphql.ts';
import { styled } from '#src/ui/stitches.ts';

const Rule = styled('hr', { width: '100%', height: 0, margin: '$8 0', border: 0, borderTop: '1px dashed $line' });

export const Separator = (_: { readonly node: FragmentType<SeparatorFragment> }) => <Rule />;
