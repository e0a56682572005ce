import {
  RESOURCE_ERRORS,
  type ResourceError,
  type ResourceErrorName,
} from '../errors/resource-error.js';

/** The name and options of a call, repeated in its response. */
export interface ResourceEcho {
  readonly name: string;
  readonly options: unknown;
}

/** Creates the body of a successful response. */
export function successEnvelope(resource: ResourceEcho, data: unknown, bookmark?: string) {
  return {
    resource_response: {
      status: 'success',
      code: 0,
      message: 'ok',
      data,
      ...(bookmark === undefined ? {} : { bookmark }),
      http_status: 200,
    },
    resource,
  };
}

/** Creates the body and HTTP status of a failure response. */
export function failureEnvelope(resource: ResourceEcho, error: ResourceError) {
  const { code, status } = RESOURCE_ERRORS[error.code];
  const { message } = error;
  const name: ResourceErrorName = error.code;
  const detail = error.detail === undefined ? {} : { message_detail: error.detail };
  const body = {
    resource_response: {
      status: 'failure',
      code,
      message,
      ...detail,
      data: null,
      http_status: status,
      error: { status: 'failure', code, name, message, ...detail, http_status: status },
    },
    resource,
  };
  return { status, body };
}

/** Creates the body of a graph response that failed. */
export function graphFailure({ resource_response }: ReturnType<typeof failureEnvelope>['body']) {
  return { data: null, errors: [resource_response.error] };
}
