import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage, type ErrorPageProps } from './ErrorPage';

export interface ErrorBoundaryProps extends Pick<ErrorPageProps, 'inside'> {
  children: ReactNode;
  /** A new value, such as the path, tries the children again. */
  resetKey?: string;
  /** Where the error is reported; it may hold what a person typed, so never send it as it is. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** Shows the error page when a part below it breaks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    return this.state.failed ? <ErrorPage inside={this.props.inside} /> : this.props.children;
  }
}
