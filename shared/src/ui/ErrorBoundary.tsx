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
}

/** Shows the error page when a part below it breaks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) {
      this.setState({ failed: false });
    }
  }

  override render() {
    return this.state.failed ? <ErrorPage inside={this.props.inside} /> : this.props.children;
  }
}
