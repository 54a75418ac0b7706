import { useQuery } from '@apollo/client/react';
import { OutOfStateDepositPageDocument } from '#src/gql/graphql.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Text } from '#src/ui/Text.tsx';

export function OutOfState() {
  const { data } = useQuery(OutOfStateDepositPageDocument, { fetchPolicy: 'network-only' });
  const page = data?.outOfStateDepositPage;
  if (!page) return null;
  return (
    <Card as="aside" padding={16}>
      <Stack gap={4}>
        <Text weight="medium">{page.title}</Text>
        <Text size={13} tone="ink2">
          {page.body}
        </Text>
      </Stack>
    </Card>
  );
}
