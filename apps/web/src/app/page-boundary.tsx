import { Component, createRef, Fragment, type ReactNode } from 'react';
import type { LanguageCode } from './document-options.js';
import { textsIn } from './words/texts.js';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /**
   * Whether the children are the page or a bar beside it.
   * @default 'page'
   */
  readonly part?: 'page' | 'bar';
  /** The language of the document. Undefined is English. */
  readonly language?: LanguageCode | undefined;
  /** Called with what the page threw. */
  readonly onError: (error: unknown) => void;
}

interface PageBoundaryState {
  readonly hasFailed: boolean;
  /** Number of retries. A new key mounts the page again. */
  readonly retries: number;
}

/** Shows a sentence and a button in place of a part that throws, and reports the error. The button renders the part again. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false, retries: 0 };
  private readonly heading = createRef<HTMLHeadingElement>();

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
    this.heading.current?.focus();
  }

  override render(): ReactNode {
    const { hasFailed, retries } = this.state;
    const texts = textsIn('common', this.props.language);
    if (!hasFailed) return <Fragment key={retries}>{this.props.children}</Fragment>;
    const retry = (
      <button type="button" className="tb-button" data-variant="quiet" onClick={this.retry}>
        {texts.tryAgain}
      </button>
    );
    if (this.props.part === 'bar') {
      return (
        <div className="wrap missing-bar" role="alert">
          <p>{texts.cannotShowPage}</p>
          {retry}
        </div>
      );
    }
    return (
      <section className="note" role="alert">
        <h1 ref={this.heading} tabIndex={-1}>
          {texts.cannotShowPage}
        </h1>
        <p>{texts.couldNotLoad}</p>
        {retry}
      </section>
    );
  }

  private readonly retry = () => {
    this.setState(({ retries }) => ({ hasFailed: false, retries: retries + 1 }));
  };
}
