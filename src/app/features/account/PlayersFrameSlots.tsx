import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { FrameLayoutPlayerDocument } from '#src/gql/graphql.ts';
import { FrameSlots } from '../../frame/shell/FrameSlots.tsx';

export function PlayersFrameSlots(props: Omit<ComponentProps<typeof FrameSlots>, 'own'>) {
  const { surface } = props;
  const own = useQuery(FrameLayoutPlayerDocument, { variables: { surface }, fetchPolicy: 'network-only' });
  return <FrameSlots {...props} own={own} />;
}
