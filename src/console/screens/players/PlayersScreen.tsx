import { Stack } from '#src/ui/Box.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ContactOfPlayer } from './ContactOfPlayer.tsx';
import { DeleteDisplays } from './DeleteDisplays.tsx';
import { EndSessions } from './EndSessions.tsx';
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
      intro="See what a player saw at a given time, what they confirmed, their contact details and files, and why an audience sees a page as it is."
    >
      <Stack gap={24}>
        <Panel title="What did a player see?" hint="Your name and reason are saved in the audit log.">
          <Permitted to="whatPlayerSaw" isTold>
            <WhatWasSeen />
          </Permitted>
        </Panel>
        <Panel title="What did a player confirm?" hint="Your name and reason are saved in the audit log.">
          <Permitted to="whatPlayerConfirmed" isTold>
            <WhatWasConfirmed />
          </Permitted>
        </Panel>
        <Panel
          title="Exclusion register"
          hint="Answers of the central register of excluded persons. Your name and reason are saved in the audit log."
        >
          <Permitted to="whatRegisterSaid" isTold>
            <RegisterAnswerList />
          </Permitted>
        </Panel>
        <Panel
          title="Uploaded files"
          hint="You can open only files that the scanner found clean. Your name and reason are saved in the audit log."
        >
          <Permitted to="listPlayerFiles" isTold>
            <FilesOfPlayer />
          </Permitted>
        </Panel>
        <Panel title="Contact details" hint="Your name and reason are saved in the audit log.">
          <Permitted to="readPlayerContact" isTold>
            <ContactOfPlayer />
          </Permitted>
        </Panel>
        <Panel
          title="Log a player out"
          hint="Ends every session at once, for instance when a login may be stolen. The player can log in again. Your name and reason are saved in the audit log."
        >
          <Permitted to="endPlayerSessions" isTold>
            <EndSessions />
          </Permitted>
        </Panel>
        <Panel
          title="Delete records of displays"
          hint="Deletes which MANDATORY parts a player’s pages displayed, for instance when the player asks for it. This can’t be undone. Your name and reason are saved in the audit log."
        >
          <Permitted to="deletePlayerDisplays" isTold>
            <DeleteDisplays />
          </Permitted>
        </Panel>
        <Permitted to="readHarm">
          <HarmPanel />
        </Permitted>
        <Panel title="Why does an audience see this?" hint="For published documents or a draft.">
          <Explain />
        </Panel>
      </Stack>
    </Screen>
  );
}
