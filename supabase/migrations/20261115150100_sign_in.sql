-- The pages for signing in and for a new password are forms now; the words they had as rows say otherwise.
delete from public.pages where path in ('/login', '/reset-password');
