import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage, type ErrorPageProps } from './ErrorPage';

export interface ErrorBoundaryProps extends Pick<ErrorPageProps, 'inside'> {
  children: ReactNode;
  /** A changed value, such as the path, renders the children again. */
  resetKey?: string;
  /** Replaces the failed part; the error page by default. */
  fallback?: ComponentType<{ error: unknown }>;
  /** Reports the error. Never send it unchanged, because it may contain personal input. */
  onError?: (error: unknown, info: ErrorInfo) => void;
}

interface State {
  failed: boolean;
  error?: unknown;
  resetKey: string | undefined;
}

/** Shows the error page when a component below it throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { failed: false, resetKey: props.resetKey };
  }

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
