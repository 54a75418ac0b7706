import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useId, useState } from 'react';
import {
  type LoginPreferencesFragment,
  LoginPreferencesFragmentDoc,
  type LoginPreferencesHeldFragment,
  LoginPreferencesHeldFragmentDoc,
} from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { reportError, usePlatform } from '#src/platform/index.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { Toggle } from '#src/ui/fields/Toggle.ts';
import { type CodeGate, isCodeNeeded, useCodeGate } from '#src/render/codeGate/useCodeGate.tsx';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { LoginPreferencesSkeleton } from './LoginPreferencesSkeleton.tsx';

const Line = styled('div', { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '$16', minHeight: '44px' });

export function LoginPreferences({ node }: { readonly node: FragmentType<LoginPreferencesFragment> }) {
  const { id, title, text, newDeviceText } = useNode(LoginPreferencesFragmentDoc, node);
  const player = useFragment({
    fragment: LoginPreferencesHeldFragmentDoc,
    fragmentName: 'LoginPreferencesHeld',
    from: { __typename: 'LoginPreferencesShelf', id },
  });
  if (!player.complete)
    return (
      <Owed what={t`your login settings`} illustration="responsible-gaming">
        <LoginPreferencesSkeleton />
      </Owed>
    );
  const { data } = player;
  if (data.isStrongAuthEnabled === null) return <ShelfProblem what={t`your login settings`} />;
  return (
    <>
      <ShelfHead title={title} />
      <Card padding={16}>
        <Stack gap={16}>
          <Choice held={data} of="isStrongAuthEnabled" text={text} />
          <Choice held={data} of="asksCodeOnNewDevice" text={newDeviceText ?? t`Ask for a code when I log in on a new device`} />
        </Stack>
      </Card>
    </>
  );
}

type Preference = 'asksCodeOnNewDevice' | 'isStrongAuthEnabled';
/** Field names in the API. The product prescribes `strong_auth_enabled` (product §7). */
const wire = { isStrongAuthEnabled: 'strong_auth_enabled', asksCodeOnNewDevice: 'new_device_code_enabled' } as const;

type ChoiceProps = {
  readonly held: LoginPreferencesHeldFragment;
  readonly of: Preference;
  readonly text: string;
};

function Choice({ held, of, text }: ChoiceProps) {
  const gate = useCodeGate('LOGIN_PREFERENCES');
  const save = useSaving(held, gate);
  const [isSaving, setIsSaving] = useState(false);
  const textId = useId();
  const isOn = held[of] === true;
  const turn = async (): Promise<void> => {
    setIsSaving(true);
    await save(of, !isOn);
    setIsSaving(false);
  };
  return (
    <Line>
      <Text as="p" id={textId}>
        {text}
      </Text>
      <Toggle
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={textId}
        aria-disabled={isSaving}
        onClick={() => (isSaving ? undefined : void turn())}
      />
      {gate.dialog}
    </Line>
  );
}

/** Sends `PATCH /api/login_preferences` and shows a message about the result (product §8). */
function useSaving(held: LoginPreferencesHeldFragment, gate: CodeGate): (of: Preference, isOn: boolean) => Promise<void> {
  const platform = usePlatform();
  return async (of, isOn) => {
    const patch = async () => {
      const headers = await platform.credentials.headers();
      return platform.http({ method: 'PATCH', path: '/api/login_preferences', headers, json: { [wire[of]]: isOn } });
    };
    const first = await patch();
    const needsCode = !first.ok && isCodeNeeded(first.refusal);
    if (needsCode && !(await gate.ask())) return;
    const saved = needsCode ? await patch() : first;
    if (!saved.ok || saved.value.status !== 200) {
      toast({ about: 'login-preferences', type: 'danger', title: t`Failed to save login preference`, secondsUntilRemoved: 10 });
      return;
    }
    const data: LoginPreferencesHeldFragment = { ...held, [of]: isOn };
    platform.client.cache.writeFragment({ fragment: LoginPreferencesHeldFragmentDoc, fragmentName: 'LoginPreferencesHeld', data });
    toast({ about: 'login-preferences', type: 'success', title: t`Login Preferences Saved` });
    // Renews the access token, so that the preference applies to this session.
    platform.credentials.renew().catch((error: unknown) => reportError('auth', error));
  };
}
