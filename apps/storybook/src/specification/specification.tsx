import './specification.css';
import { AnchorMdx, HeaderMdx } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { type Block, readBlocks, type Statement } from './read-blocks.ts';

const PAGES: Readonly<Record<string, string>> = {
  S1: '?path=/docs/developers-specification-s1-pin-card--docs',
  S2: '?path=/docs/developers-specification-s2-messaging--docs',
  S3: '?path=/docs/developers-specification-s3-routes-and-actions--docs',
};

/** `S3 §4.9.2` has the anchor `s3-4-9-2`. */
function anchorOf(id: string): string {
  return id.toLowerCase().replace(' §', '-').replaceAll('.', '-');
}

/** Storybook shows the address of the link, so that it can be copied. */
function Link({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <AnchorMdx href={href} target="_self">
      {children}
    </AnchorMdx>
  );
}

function Reference({ id, page }: { readonly id: string; readonly page: string }) {
  const [document = ''] = id.split(' ');
  const hash = `#${anchorOf(id)}`;
  return (
    <Link href={document === page ? hash : `${PAGES[document]}${hash}`}>
      {id.replace(' ', '\u00a0')}
    </Link>
  );
}

/** Text with code, references such as `S1 §5`, and links to the other documents. */
function Text({ text, page }: { readonly text: string; readonly page: string }) {
  const parts = text.split(/(`[^`]+`|\bS[123] §\d+(?:\.\d+)*|\[S[123]\]\([^)]+\))/);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (/^S[123] §/.test(part)) return <Reference key={key} id={part} page={page} />;
    const [, document] = /^\[(S[123])\]/.exec(part) ?? [];
    if (document === undefined) return <Fragment key={key}>{part}</Fragment>;
    return (
      <Link key={key} href={PAGES[document] ?? ''}>
        {document}
      </Link>
    );
  });
}

function StatementItem({
  statement: { id, text, decisions },
  page,
}: {
  readonly statement: Statement;
  readonly page: string;
}) {
  return (
    <li className="specification-statement" id={anchorOf(id)}>
      <span className="specification-id">
        <Link href={`#${anchorOf(id)}`}>{id}</Link>
      </span>
      <div>
        <Text page={page} text={text} />
        {decisions.map((decision) => (
          <p className="specification-decision" key={decision}>
            <strong>Decision</strong> <Text page={page} text={decision} />
          </p>
        ))}
      </div>
    </li>
  );
}

function BlockView({ block, page }: { readonly block: Block; readonly page: string }) {
  switch (block.kind) {
    case 'section':
      return (
        <HeaderMdx as={block.id.includes('.') ? 'h3' : 'h2'} id={anchorOf(block.id)}>
          {block.id} {block.text}
        </HeaderMdx>
      );
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'paragraph':
      return (
        <p>
          <Text page={page} text={block.text} />
        </p>
      );
    case 'statements':
      return (
        <ul className="specification-statements">
          {block.statements.map((statement) => (
            <StatementItem key={statement.id} page={page} statement={statement} />
          ))}
        </ul>
      );
  }
}

function Contents({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <nav aria-label="Sections" className="specification-contents">
      <ul>
        {blocks.map((block) =>
          block.kind === 'section' ? (
            <li data-level={block.id.split('.').length} key={block.id}>
              <Link href={`#${anchorOf(block.id)}`}>{block.id}</Link> {block.text}
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

/** A document of `packages/domain/spec`, with an anchor for each section and statement. */
export function Specification({ source }: { readonly source: string }) {
  const blocks = readBlocks(source);
  const [page = ''] = source.match(/S\d/) ?? [];
  const start = blocks.findIndex(({ kind }) => kind === 'section');
  const view = (block: Block, index: number) => (
    <BlockView block={block} key={`${block.kind} ${index}`} page={page} />
  );
  return (
    <>
      {blocks.slice(0, start).map(view)}
      <Contents blocks={blocks} />
      {blocks.slice(start).map(view)}
    </>
  );
}
