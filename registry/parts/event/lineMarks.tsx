import { PathIcon } from '#src/ui/icons/PathIcon.tsx';
import { styled } from '#src/ui/stitches.ts';

const marks = {
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7.5V12l3 2',
  information: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 11v5M12 7.8v.01',
  place: 'M3.5 20.5h17M5.5 20.5v-9M18.5 20.5v-9M10 20.5v-6M14 20.5v-6M3 11.5L12 4l9 7.5ZM12 8.6v.01',
  warning: 'M12 4L2.8 20h18.4ZM12 10v4.5M12 17.2v.01',
} as const;

const Box = styled('span', { display: 'inline-flex', flex: 'none', '& svg': { display: 'block' } });

export const LineMark = ({ name }: { readonly name: keyof typeof marks }) => (
  <Box aria-hidden>
    <PathIcon d={marks[name]} size={20} strokeWidth={2.1} />
  </Box>
);
