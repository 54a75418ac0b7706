import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { of } from 'rxjs';
import { styled } from '#src/ui/stitches.ts';

/** The least page that stands on our libraries: a route, a query answered at once, a styled list. What it costs, no page of ours can do without. */
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() => of({ data: { words: ['one', 'two', 'three'] } })),
});
const WORDS = gql`
  query Words {
    words
  }
`;
const List = styled('ul', { color: '$ink1', padding: '$16' });

function Home() {
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

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root"');
createRoot(root).render(
  <ApolloProvider client={client}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Home />} />
      </Routes>
    </BrowserRouter>
  </ApolloProvider>,
);
