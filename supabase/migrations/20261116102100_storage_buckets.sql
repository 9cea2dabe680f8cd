-- Buckets for profile pictures and data exports. The site re-encodes every picture before upload, so only
-- small WebP files are accepted.

create policy "members add pictures to their own folder" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars'
    and name ~ ('^' || (select auth.uid()) || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$')
  );
create policy "members remove their own pictures" on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members read their own pictures and requested exports" on storage.objects
  for select to authenticated
  using (case bucket_id
    when 'avatars' then (storage.foldername(name))[1] = (select auth.uid())::text
    when 'exports' then exists (
      select from public.data_exports e
      where e.path = objects.name and e.requested_by = (select auth.uid()) and e.expires_at > now()
    )
    else false
  end);

create policy "members enter the second factor first" on storage.objects as restrictive for all to authenticated
  using ((select private.is_session_complete())) with check ((select private.is_session_complete()));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('avatars', 'avatars', false, 1048576, array['image/webp']);

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('exports', 'exports', false, 104857600, array['application/zip']);
