import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { of } from 'rxjs';
import { Home } from './Home.tsx';

/**
 * Smallest page on our libraries: a route, a query with an immediate response, a styled list. Every page of the product costs at least
 * this.
 */
const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new ApolloLink(() => of({ data: { words: ['one', 'two', 'three'] } })),
});

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
