import type { PlayerFile } from '#src/shared/console/players.ts';
import { Nothing } from '../../ui/Nothing.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { AskAboutPlayer } from './AskAboutPlayer.tsx';

export const FilesOfPlayer = () => (
  <AskAboutPlayer to="listPlayerFiles" label="Uploaded files" button="Look up files">
    {({ files }, { playerId, reason }) =>
      files.length === 0 ? (
        <Nothing title="No files" body="This player has uploaded no files." />
      ) : (
        <Table caption="Player’s files" columns={columnsFor(playerId, reason)} rows={files} keyOf={({ id }) => id} />
      )
    }
  </AskAboutPlayer>
);

const columnsFor = (playerId: string, reason: string): readonly Column<PlayerFile>[] => [
  { head: 'File', isName: true, cell: (file) => <Download {...{ file, playerId, reason }} /> },
  { head: 'Scan', cell: scanText },
  { head: 'Form', cell: ({ formId }) => formId },
  { head: 'Sent', cell: ({ uploadedAt }) => <When at={uploadedAt} /> },
];

function Download({
  file: { id, name, scan },
  playerId,
  reason,
}: {
  readonly file: PlayerFile;
  readonly playerId: string;
  readonly reason: string;
}) {
  if (scan !== 'clean') return name;
  const query = new URLSearchParams({ reason }).toString();
  return (
    <a href={`/console/api/files/${encodeURIComponent(playerId)}/${encodeURIComponent(id)}?${query}`} download={name}>
      Download {name}
    </a>
  );
}

function scanText({ scan, scanNote }: PlayerFile): string {
  switch (scan) {
    case 'clean':
      return 'Clean';
    case 'bad':
      return `Blocked: the scanner found ${scanNote ?? 'a threat'}. Ask the player for another file.`;
    case 'waiting':
      return `Not available yet. ${scanNote ?? 'It is waiting for the scanner.'} We retry automatically.`;
  }
}
