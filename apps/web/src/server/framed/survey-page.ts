import { html, raw } from 'hono/html';

const QUESTIONS = [
  ['The pins fit what I like.', 'fit'],
  ['I find new ideas.', 'new'],
  ['I would show it to a friend.', 'show'],
] as const;

const ANSWERS = ['Yes', 'Partly', 'No'] as const;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif; }
  body { margin: 0; padding: 24px; color: light-dark(#17171a, #f2f2f4); background: light-dark(#fff, #1b1b1f); }
  fieldset { display: flex; flex-wrap: wrap; gap: 4px 24px; border: 0; margin: 0 0 20px; padding: 0; }
  legend { padding: 0; font-weight: 600; }
  label { display: flex; gap: 8px; align-items: center; min-block-size: 44px; }
  input { accent-color: currentColor; inline-size: 20px; block-size: 20px; margin: 0; }
  button { min-block-size: 44px; padding: 0 20px; border: 0; border-radius: 22px; font: inherit; font-weight: 600; color: light-dark(#fff, #17171a); background: light-dark(#17171a, #f2f2f4); cursor: pointer; }
`;

/** Says to the page around it what happened, as the kit's surveys expect. The words are the same for everybody. */
const SCRIPT = `
  const say = (type) => parent.postMessage({ type }, '*');
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    say('surveyFinished');
  });
  say('surveyLoaded');
`;

/** Prints the page of the survey about the home feed. */
export function surveyPage(nonce: string): ReturnType<typeof html> {
  const fields = QUESTIONS.map(
    ([question, name]) => html`
      <fieldset>
        <legend>${question}</legend>
        ${ANSWERS.map(
          (answer) => html`<label><input type="radio" name="${name}" />${answer}</label>`,
        )}
      </fieldset>
    `,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Your home feed</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <form>
          ${fields}
          <button>Send</button>
        </form>
        <script nonce="${nonce}">
          ${raw(SCRIPT)};
        </script>
      </body>
    </html>`;
}
