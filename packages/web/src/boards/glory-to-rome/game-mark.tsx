// The small mark of Glory to Rome in lists.

export const Arcades = () => (
  <svg className="game-mark" viewBox="0 0 46 46" aria-hidden="true">
    <rect width="46" height="46" fill="#F3C98B" />
    <path d="M0 10h46v36H0z" fill="#B9573A" />
    <path d="M0 10h46v4H0zM0 27h46v3H0z" fill="#F6E7C8" />
    <path
      d="M4 27v-6a3.5 3.5 0 0 1 7 0v6zM15 27v-6a3.5 3.5 0 0 1 7 0v6zM26 27v-6a3.5 3.5 0 0 1 7 0v6zM37 27v-6a3.5 3.5 0 0 1 7 0v6zM3 46v-8a4.5 4.5 0 0 1 9 0v8zM14 46v-8a4.5 4.5 0 0 1 9 0v8zM25 46v-8a4.5 4.5 0 0 1 9 0v8zM36 46v-8a4.5 4.5 0 0 1 9 0v8z"
      fill="#55221A"
    />
  </svg>
)
