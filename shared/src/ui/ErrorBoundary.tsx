import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage, type ErrorPageProps } from './ErrorPage';

export interface ErrorBoundaryProps extends Pick<ErrorPageProps, 'inside'> {
  children: ReactNode;
  /** A new value, such as the path, tries the children again. */
  resetKey?: string;
  /** What stands in place of the part that broke; the error page unless given. */
  fallback?: ComponentType<{ error: unknown }>;
  /** Where the error is reported; it may hold what a person typed, so never send it as it is. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  failed: boolean;
  error?: unknown;
  resetKey: string | undefined;
}

/** Shows the error page when a part below it breaks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, error };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    const { children, fallback: Fallback, inside } = this.props;
    if (!this.state.failed) return children;
    return Fallback ? <Fallback error={this.state.error} /> : <ErrorPage inside={inside} />;
  }
}
