import { answerTo, GREETING } from './answers.js';

// Any origin may receive messages, which hold nothing personal.
const tell = (message) => parent.postMessage(message, '*');
const ANSWER_AFTER_MS = 600;

const said = document.querySelector('#said');
const text = document.querySelector('#text');
let isShown = false;
let unread = 0;

function say(who, words) {
  const item = document.createElement('li');
  item.className = who;
  const name = document.createElement('span');
  name.textContent = who === 'us' ? 'Support' : 'You';
  const line = document.createElement('p');
  line.textContent = words;
  item.append(name, line);
  said.append(item);
  said.scrollTop = said.scrollHeight;
  if (who === 'us' && !isShown) tell({ type: 'chat-unread', count: (unread += 1) });
}

function send() {
  const words = text.value.trim();
  text.focus();
  if (words === '') return;
  text.value = '';
  say('you', words);
  setTimeout(() => say('us', answerTo(words)), ANSWER_AFTER_MS);
}

document.querySelector('#send').addEventListener('click', send);
text.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  send();
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ type: 'chat-close-asked' });
});

addEventListener('message', ({ source, data }) => {
  if (source !== parent) return;
  if (data?.type === 'theme') {
    const theme = data.theme === 'dark' ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.colorScheme = theme;
  }
  if (data?.type === 'chat-shown') {
    isShown = true;
    unread = 0;
    tell({ type: 'chat-unread', count: 0 });
    text.focus();
  }
  if (data?.type === 'chat-hidden') isShown = false;
});

isShown = true;
say('us', GREETING);
isShown = false;
if (parent !== window) tell({ type: 'theme-asked' });
