import type { DraftView } from '#src/shared/console/drafts.ts';
import { placeOf } from '#src/shared/console/place.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { useBrandSettings } from '../../places/brandSettings.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { inWords } from '../../ui/people.ts';
import { Reached } from '../../ui/Reached.tsx';
import { whoSees } from './whoSees.ts';

export function WhoSees({ draft }: { readonly draft: DraftView }) {
  const house = useBrandSettings();
  const published = useAnswer('listPublished', {});
  return (
    <Panel title="Who will see it">
      <Awaited loaded={published} what="who will see it" lines={1}>
        {({ pointers }) => {
          const { who, except } = whoSees(draft, pointers, house);
          return (
            <Stack gap={8}>
              <Text as="p">{who}</Text>
              {except.length === 0 ? null : <Text as="p" tone="ink2">{`Not ${inWords(except)}: they have a document of their own.`}</Text>}
              <Reached place={placeOf(draft)} />
            </Stack>
          );
        }}
      </Awaited>
    </Panel>
  );
}
