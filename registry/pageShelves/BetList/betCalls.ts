import type { ApolloClient } from '@apollo/client';
import { BetHistorySectionDocument, RebetDocument, type RebetQuery } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { toast } from '#src/ui/notices/toast.ts';

type Left = NonNullable<RebetQuery['rebet']>['ineligibleLegs'];

export const askSection = (client: ApolloClient, sectionId: string, selectedFilterId: string) =>
  client.query({ query: BetHistorySectionDocument, variables: { sectionId, selectedFilterId }, fetchPolicy: 'network-only' });

/** Returns the bet's open selections. Shows a notice that names the omitted legs. Throws if the bet is unknown. */
export async function selectionsOf(client: ApolloClient, betId: string): Promise<string[]> {
  const { data } = await client.query({ query: RebetDocument, variables: { betId }, fetchPolicy: 'network-only' });
  if (!data?.rebet) throw new Error('There is no such bet.');
  const { eligibleLegs, ineligibleLegs } = data.rebet;
  notifyLeftOut(ineligibleLegs, eligibleLegs.length);
  return eligibleLegs.map(({ marketSelectionId }) => marketSelectionId);
}

function notifyLeftOut(left: Left, taken: number): void {
  if (left.length === 0) return;
  toast({
    about: 'rebet',
    type: 'info',
    title: taken === 0 ? t`None of these selections are open` : t`{${left.length}, plural, one {One leg was} other {# legs were}} left out`,
    body: left.map(({ selectionName, ineligibleReason }) => `${selectionName}: ${ineligibleReason ?? t`Not open for betting`}`).join(' '),
    secondsUntilRemoved: 10,
  });
}
