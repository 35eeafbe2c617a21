export default [
  {
    page: {
      heading: 'Oops! Page not found',
      text: "The page you're looking for doesn't exist or has been moved. Please check the URL or return to our homepage.",
      button: 'Return to Home',
      seo: {
        title: 'Page Not Found | Springdale, AR Chiropractor',
        description:
          'This address does not lead to a page on our site. Return to the home page of our Springdale chiropractic clinic, or try one of the links here.',
      },
    },
    post: {
      heading: 'Post Not Found',
      text: "The blog post you're looking for doesn't exist.",
      button: 'Return to Blog',
      seo: {
        title: 'Post Not Found | Chiropractic Blog, Springdale, AR',
        description:
          'We could not find a blog post at this address. Go back to the list of articles on spine and family health from our clinic in Springdale.',
      },
    },
    symptom: {
      heading: 'Symptom Not Found',
      text: 'The symptom you are looking for does not exist or has been moved.',
      button: 'Return to Symptoms',
      seo: {
        title: 'Symptom Not Found | Springdale, AR Chiropractor',
        description:
          'There is no symptom page at this address. Go back to the twelve symptoms we describe, from back pain to stress, and pick the one closest to yours.',
      },
    },
    linksHeading: 'One of these may be where you were headed',
    _meta: {
      filePath: 'not-found.en.yaml',
      fileName: 'not-found.en.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'not-found.en',
    },
  },
]
