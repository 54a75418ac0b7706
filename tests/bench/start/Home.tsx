import { gql } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { styled } from '#src/ui/stitches.ts';

const WORDS = gql`
  query Words {
    words
  }
`;
const List = styled('ul', { color: '$ink1', padding: '$16' });

/** A file of its own, because the build evaluates modules with styles and has no document. */
export function Home() {
  const { data } = useQuery<{ readonly words: readonly string[] }>(WORDS);
  return (
    <main>
      <h1>The least page</h1>
      <Link to="/other">Other</Link>
      <List>
        {data?.words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </List>
    </main>
  );
}
