import { Stack } from '#src/ui/Box.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ContactOfPlayer } from './ContactOfPlayer.tsx';
import { Explain } from './Explain.tsx';
import { FilesOfPlayer } from './FilesOfPlayer.tsx';
import { HarmPanel } from './harm/HarmPanel.tsx';
import { RegisterAnswerList } from './RegisterAnswerList.tsx';
import { WhatWasConfirmed } from './WhatWasConfirmed.tsx';
import { WhatWasSeen } from './WhatWasSeen.tsx';

export function PlayersScreen() {
  return (
    <Screen
      title="Players"
      intro="What a player had before his eyes at any instant, what he confirmed, where he lives, and why an audience sees what it sees."
    >
      <Stack gap={24}>
        <Panel title="What did a player see?" hint="Who looks, and why, is kept in the audit.">
          <Permitted to="whatPlayerSaw" isTold>
            <WhatWasSeen />
          </Permitted>
        </Panel>
        <Panel title="What did a player confirm?" hint="Who looks, and why, is kept in the audit.">
          <Permitted to="whatPlayerConfirmed" isTold>
            <WhatWasConfirmed />
          </Permitted>
        </Panel>
        <Panel
          title="What did the register say?"
          hint="The central register of excluded persons. Who looks, and why, is kept in the audit."
        >
          <Permitted to="whatRegisterSaid" isTold>
            <RegisterAnswerList />
          </Permitted>
        </Panel>
        <Panel
          title="Which files did a player send?"
          hint="Only files that the scanner calls clean are opened. Who looks, and why, is kept in the audit."
        >
          <Permitted to="listPlayerFiles" isTold>
            <FilesOfPlayer />
          </Permitted>
        </Panel>
        <Panel title="Where does a player live?" hint="Who looks, and why, is kept in the audit.">
          <Permitted to="readPlayerContact" isTold>
            <ContactOfPlayer />
          </Permitted>
        </Panel>
        <Permitted to="readHarm">
          <HarmPanel />
        </Permitted>
        <Panel title="Why does an audience see this?" hint="Of what is published now, or of a draft.">
          <Explain />
        </Panel>
      </Stack>
    </Screen>
  );
}
