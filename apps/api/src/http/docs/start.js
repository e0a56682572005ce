// Follows the color scheme of the system, and repeats the cookie of the page in the requests of "Try it out".
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  requestInterceptor: (request) => {
    const token = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
    if (token) request.headers['X-CSRFToken'] = token;
    return request;
  },
});
