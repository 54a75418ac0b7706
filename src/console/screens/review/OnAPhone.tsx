import { useRef, useState } from 'react';
import type { DraftView } from '#src/shared/console/drafts.ts';
import type { BrandSettings } from '#src/shared/console/general.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import type { FirstOffer, Scene } from '../../editor/preview/messages.ts';
import { useFrame } from '../../editor/preview/useFrame.ts';
import { audienceOf, viewerOf } from '../../editor/preview/viewer.ts';
import { useBrandSettings } from '../../places/brandSettings.ts';
import { familyOf } from '../../places/names.ts';
import { SelectField } from '../../ui/controls.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { BelowFirstScreen, FIRST_SCREEN } from './BelowFirstScreen.tsx';

const Phone = styled('iframe', {
  display: 'block',
  boxSizing: 'content-box',
  border: '1px solid $line',
  borderRadius: '$card',
  backgroundColor: '$surface0',
});

/** Scrolls sideways on narrow screens, because a narrower frame would show another layout. */
const Ground = styled('div', { overflowX: 'auto', focusRing: 2 });

/** Shows the first screen of a saved page draft. Warns if it has no price or game. Renders nothing for other documents. */
export function OnAPhone({ draft }: { readonly draft: DraftView }) {
  const house = useBrandSettings();
  const addresses = useAnswer('previewAddresses', { draftId: draft.id }).value?.addresses ?? [];
  const [first] = addresses;
  const isPage = familyOf(draft.surface) === 'Pages' && draft.state === 'open';
  return isPage && first && house.brands.length > 0 ? <FirstScreen draft={draft} house={house} path={first.path} /> : null;
}

type FirstScreenProps = { readonly draft: DraftView; readonly house: BrandSettings; readonly path: string };

function FirstScreen({ draft, house, path }: FirstScreenProps) {
  const whole = viewerOf(draft, house);
  const [brand, setBrand] = useState(whole.brand);
  const viewer = { ...whole, brand };
  const frame = useRef<HTMLIFrameElement>(null);
  const [first, setFirst] = useState<FirstOffer | null>(null);
  const { mode, login } = viewer;
  const scene: Scene = { surface: draft.surface, path, brand, mode, login, at: null, dialogId: null };
  useFrame({
    ...{ frame, draftId: draft.id, scene },
    audience: audienceOf(viewer),
    hear: (message) => (message.type === 'measured' ? setFirst(message.first) : undefined),
  });
  return (
    <Panel title="On a phone" hint="The first screen, without header and bottom bar.">
      <Stack gap={12}>
        {draft.brand === '*' && house.brands.length > 1 ? (
          <SelectField
            label="Brand"
            value={brand}
            choices={house.brands.map((id) => ({ value: id, label: id }))}
            onChange={(chosen) => setBrand(chosen)}
          />
        ) : null}
        <div role="status">
          <BelowFirstScreen first={first} />
          {first !== null && first.bottom <= FIRST_SCREEN.height ? (
            <Text as="p" size={13} tone="ink2">{`The first ${first.what} is on the first screen.`}</Text>
          ) : null}
        </div>
        <Ground role="group" aria-label="First screen of a phone" tabIndex={0}>
          <Phone
            ref={frame}
            src="/preview-frame?whole"
            title="First screen of a phone"
            sandbox="allow-scripts allow-same-origin"
            {...FIRST_SCREEN}
          />
        </Ground>
      </Stack>
    </Panel>
  );
}
